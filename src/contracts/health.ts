/** One part of the system, as GET /health/status shows it. */
export interface HealthPart {
  name: string;
  /** Null while it works, else what is wrong, without secrets. */
  problem: string | null;
}

/** GET /health/status. */
export interface HealthStatus {
  /** Red: at least one part has a problem. */
  status: 'green' | 'red';
  parts: HealthPart[];
}
