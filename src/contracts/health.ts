/** One part of the system, as GET /health/status shows it. */
export interface HealthPart {
  name: string;
  /** Null while the part works; otherwise what is wrong, without secrets. */
  problem: string | null;
}

/** A quarantined event. It has no effect on its article and the read models until it is released. */
export interface QuarantinedPart {
  eventId: string;
  streamId: string;
  type: string;
  reason: string;
  since: string;
}

/** GET /health/status: the state of all parts of the system. */
export interface HealthStatus {
  /** Red: at least one part has a problem. */
  status: 'green' | 'red';
  parts: HealthPart[];
  /** Events that an operator has quarantined, in the order of quarantining. */
  quarantined: QuarantinedPart[];
}

/** Days over which failed mails are counted. */
export const FAILED_MAIL_DAYS = 30;

/** GET /office/service-figures: failed mails and the last backup, for the office. */
export interface ServiceFigures {
  /** Number of mails of the last 30 days that could not be sent and were not sent again. */
  failedMails: number;
  /** When the last backup was made; null: none has been made. */
  lastBackupAt: string | null;
}
