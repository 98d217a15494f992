"""The prompt below the table: question, buttons, notices, hints."""
