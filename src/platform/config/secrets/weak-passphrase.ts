const SHORTEST = 12;

/** What is wrong with a passphrase of backups that is easy to guess; null for a good one, or none. */
export const weakPassphrase = (passphrase: string | null): string | null =>
  passphrase === null || passphrase.length >= SHORTEST
    ? null
    : `BACKUP_PASSPHRASE must have at least ${SHORTEST} characters. It encrypts the secrets in the backup; keep it somewhere else too.`;
