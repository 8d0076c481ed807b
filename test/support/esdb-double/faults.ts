import { Metadata, type ServiceError, status } from '@grpc/grpc-js';

/** The error with which a call is answered. */
export type Refusal = Pick<ServiceError, 'code' | 'details'> & { metadata: Metadata };

const refusal = (code: status, details: string, entries: Record<string, string> = {}): Refusal => {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(entries)) metadata.set(key, value);
  return { code, details, metadata };
};

/** The faults of one node of the double, switched on and off by the test. */
export class Faults {
  /** The user and password that the node accepts; null: any. */
  login: { user: string; password: string } | null = null;
  /** It accepts connections, but has no leader yet. */
  notReady = false;
  /** Another node leads, at this port. */
  leaderPort: number | null = null;
  private cut: { written: boolean; connections: () => void } | null = null;

  /** Breaks the connections during the next append, before its answer: after the events are written, or before. */
  cutNextAppend(written: boolean, connections: () => void): void {
    this.cut = { written, connections };
  }

  /** Null when the call is to be answered. */
  refusalOf(call: { metadata: Metadata }, kind: 'read' | 'append'): Refusal | null {
    if (this.login && !this.knows(call.metadata)) return refusal(status.UNAUTHENTICATED, 'Authentication failed');
    if (this.notReady) return refusal(status.UNAVAILABLE, 'Server Is Not Ready');
    if (kind === 'append' && this.leaderPort !== null)
      return refusal(status.NOT_FOUND, `Leader info available`, {
        exception: 'not-leader',
        'leader-endpoint-host': '127.0.0.1',
        'leader-endpoint-port': String(this.leaderPort),
      });
    return null;
  }

  /** Runs an append, and its cut if one is due. Null: it gets no answer. */
  append<Result>(write: () => Result): Result | null {
    const { cut } = this;
    this.cut = null;
    const result = cut === null || cut.written ? write() : null;
    cut?.connections();
    return cut === null ? result : null;
  }

  private knows(metadata: Metadata): boolean {
    const expected = Buffer.from(`${this.login?.user}:${this.login?.password}`).toString('base64');
    return metadata.get('authorization').includes(`Basic ${expected}`);
  }
}
