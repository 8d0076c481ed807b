/** A backup that cannot be made or used; the message says why, for people. */
export class BackupRefused extends Error {}
