export { OPEN_SETTING, openSecurityLog } from './append-only';
export { SECURITY_LOG, type SecurityLogWriter, type SecurityRecord, type SecurityValues } from './security-log';
