/** One part of the system, as GET /health/status shows it. */
export interface HealthPart {
  name: string;
  /** Null while it works, else what is wrong, without secrets. */
  problem: string | null;
}

/** An event without effect on its article and the read models, until it is released. */
export interface QuarantinedPart {
  eventId: string;
  streamId: string;
  type: string;
  reason: string;
  since: string;
}

/** GET /health/status. */
export interface HealthStatus {
  /** Red: at least one part has a problem. */
  status: 'green' | 'red';
  parts: HealthPart[];
  /** Events that an operator has set aside, the oldest decision first. */
  quarantined: QuarantinedPart[];
}

/** Days over which failed mails are counted. */
export const FAILED_MAIL_DAYS = 30;

/** GET /office/service-figures. */
export interface ServiceFigures {
  /** Mails that could not be sent in these days and were not sent again. */
  failedMails: number;
  /** Null: no backup has been made. */
  lastBackupAt: string | null;
}
