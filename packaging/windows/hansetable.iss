; An installer for Windows, made by Inno Setup from the frozen folder dist\hansetable.
; Prepared, but never built or tried: the project is developed on Linux.
[Setup]
AppId=Hansetable
AppName=Hansetable
AppVersion=0.1.0
AppPublisher=Hansetable contributors
DefaultDirName={autopf}\Hansetable
DefaultGroupName=Hansetable
PrivilegesRequired=lowest
ChangesAssociations=yes
OutputDir=..\..\dist
OutputBaseFilename=hansetable-0.1.0-setup
LicenseFile=..\..\LICENSE
UninstallDisplayIcon={app}\hansetable.exe

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Files]
Source: "..\..\dist\hansetable\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Hansetable"; Filename: "{app}\hansetable.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.hanse"; ValueType: string; ValueData: "Hansetable.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Hansetable.Record"; ValueType: string; ValueData: "Hansetable record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Hansetable.Record\shell\open\command"; ValueType: string; ValueData: """{app}\hansetable.exe"" ""%1"""
