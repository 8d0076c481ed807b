import { setTimeout as sleep } from 'node:timers/promises';
import { EventLog } from './event-log';
import { Faults } from './faults';
import { KeptLog } from './kept-log';
import { EsdbNode, type NodeOptions } from './node';

export interface EsdbDoubleOptions extends NodeOptions {
  /** Maximum size of one append, all events together; the real server's default is 1 MB. */
  maxAppendBytes?: number;
  /** Default 1. Several nodes share their events; the first leads. */
  nodes?: number;
  /** A file that keeps the events, so that they survive a kill of the double's process. By default they are in memory only. */
  file?: string;
}

/** Implements EventStoreDB's protocol for the real client; keeps its events in memory. */
export class EsdbDouble {
  private readonly nodes: EsdbNode[];
  private readonly allFaults: Faults[];
  private readonly secure: boolean;
  /** Index of the node that leads; null during an election. */
  private leader: number | null = 0;
  private readonly log: EventLog;

  private constructor({ maxAppendBytes = 1_048_576, nodes = 1, file, ...options }: EsdbDoubleOptions) {
    const log = new EventLog(maxAppendBytes, file === undefined ? null : new KeptLog(file));
    this.log = log;
    const members = () =>
      this.nodes.map(({ port, alive }, index) => ({ port, alive, leads: index === this.leader && alive }));
    this.secure = options.tls !== undefined;
    this.allFaults = Array.from({ length: nodes }, () => new Faults());
    this.nodes = this.allFaults.map((faults) => new EsdbNode(log, faults, options, members));
  }

  static async start(options: EsdbDoubleOptions = {}): Promise<EsdbDouble> {
    const double = new EsdbDouble(options);
    await Promise.all(double.nodes.map((node) => node.listen()));
    double.lead(0);
    return double;
  }

  /** The address without user and certificate. */
  get url(): string {
    const hosts = this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `esdb://${hosts}?tls=${this.secure}${this.nodes.length > 1 ? '&nodePreference=leader' : ''}`;
  }

  /** The faults of the only node. */
  get faults(): Faults {
    const [first] = this.allFaults;
    if (!first) throw new Error('The double has no node');
    return first;
  }

  /** Breaks all connections and listens again on the same port with the same events. */
  async drop(): Promise<void> {
    await this.goDownFor(0);
  }

  /** Refuses connections for some milliseconds, then accepts them again. */
  async goDownFor(ms: number): Promise<void> {
    await this.stop();
    if (ms > 0) await sleep(ms);
    await this.comeBack();
  }

  /** Comes back without its events, as on an empty volume. */
  async loseEvents(ms: number): Promise<void> {
    await this.stop();
    this.log.empty();
    await sleep(ms);
    await this.comeBack();
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) node.stop();
  }

  async comeBack(): Promise<void> {
    await Promise.all(this.nodes.filter(({ alive }) => !alive).map((node) => node.listen()));
  }

  /** Accepts connections for some milliseconds, but is not ready. */
  async notReady(ms: number): Promise<void> {
    for (const faults of this.allFaults) faults.notReady = true;
    await sleep(ms);
    for (const faults of this.allFaults) faults.notReady = false;
  }

  /** The leader ends; after some milliseconds without one the next node leads. The old one comes back as a follower. */
  async elect(ms: number): Promise<void> {
    const next = this.loseLeader();
    await sleep(ms);
    await next();
  }

  /** Ends the leader. Returns a function that ends the election, after which the next node leads. */
  loseLeader(): () => Promise<void> {
    const old = this.leader ?? 0;
    this.leader = null;
    this.nodes[old]?.stop();
    for (const faults of this.allFaults) faults.notReady = true;
    return async () => {
      for (const faults of this.allFaults) faults.notReady = false;
      this.lead((old + 1) % this.nodes.length);
      await this.comeBack();
    };
  }

  /** Breaks all connections during the next append, before its answer. */
  cutNextAppend(written: boolean): void {
    this.faults.cutNextAppend(written, () => void this.drop());
  }

  private lead(index: number): void {
    this.leader = index;
    const port = this.nodes[index]?.port ?? 0;
    this.allFaults.forEach((faults, at) => (faults.leaderPort = at === index ? null : port));
  }
}
