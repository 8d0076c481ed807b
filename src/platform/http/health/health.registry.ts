import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import type { QuarantinedPart } from '../../../contracts';
import { PROCESS_METRICS } from './process-metrics';

/** Resolves to null when all is well, else to a short description without secrets. */
export type HealthCheck = () => Promise<string | null>;

/** Several parts together: name -> null or the problem. */
export type HealthChecks = () => Promise<Record<string, string | null>>;

/** A number for GET /api/metrics; null while there is none. */
export type ReadGauge = () => Promise<number | null>;

/** Numbers by the value of one label. */
export type ReadGauges = () => Promise<Record<string, number>>;

const CHECK_MS = 2000;

type Results = Record<string, string | null>;

/**
 * Parts of the system register here how to check whether they work. Inject it and call `add`, for a part whose state the server shows, or
 * `addEssential`, for a part without which this process cannot serve a request.
 */
@Injectable()
export class HealthRegistry implements BeforeApplicationShutdown {
  private readonly essential = new Map<string, HealthChecks>();
  private readonly others = new Map<string, HealthChecks>();
  private readonly gauges = new Registry();
  private readQuarantined: () => QuarantinedPart[] = () => [];
  private stopping = false;

  add(name: string, check: HealthCheck): void {
    this.others.set(name, async () => ({ [name]: await check() }));
  }

  /** Parts that one check covers together, such as the read models. `name` is shown when the check itself fails. */
  addGroup(name: string, checks: HealthChecks): void {
    this.others.set(name, checks);
  }

  addEssential(name: string, check: HealthCheck): void {
    this.essential.set(name, async () => ({ [name]: await check() }));
  }

  /** `read` lists the quarantined events. */
  showQuarantined(read: () => QuarantinedPart[]): void {
    this.readQuarantined = read;
  }

  /** The quarantined events, as far as this process knows. */
  quarantined(): QuarantinedPart[] {
    return this.readQuarantined();
  }

  /** `name` follows Prometheus and includes the unit. A value that cannot be read is omitted. */
  addGauge(name: string, help: string, read: ReadGauge): void {
    const collect = async function (this: Gauge): Promise<void> {
      const value = await read().catch(() => null);
      if (value === null) this.remove();
      else this.set(value);
    };
    this.gauges.registerMetric(new Gauge({ name, help, collect, registers: [] }));
  }

  /** The same, with one number for each value of `label`. */
  addGauges(name: string, label: string, help: string, read: ReadGauges): void {
    const collect = async function (this: Gauge): Promise<void> {
      const values = await read().catch(() => ({}));
      this.reset();
      for (const [value, number] of Object.entries(values)) this.set({ [label]: value }, number);
    };
    this.gauges.registerMetric(new Gauge({ name, help, labelNames: [label], collect, registers: [] }));
  }

  /** All metrics in the text format of Prometheus, those of the process first. */
  async metrics(): Promise<string> {
    const parts = [await PROCESS_METRICS.metrics()];
    // Read one after the other: read together, they would wait for database connections, and be counted as waiting themselves.
    for (const { name } of this.gauges.getMetricsAsArray()) parts.push(await this.gauges.getSingleMetricAsString(name));
    return `${parts.join('\n')}\n`;
  }

  /** Whether this process can serve requests: name -> null or the problem. */
  ready(): Promise<Results> {
    return this.run(this.essential);
  }

  /** Every part: name -> null or the problem. A check that throws or takes longer than 2 s counts as failed. */
  status(): Promise<Results> {
    return this.run(new Map([...this.essential, ...this.others]));
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async run(checks: ReadonlyMap<string, HealthChecks>): Promise<Results> {
    const results = await Promise.all([...checks].map(([name, check]) => runOne(name, check)));
    return Object.assign(this.stopping ? { server: 'stopping' } : {}, ...results) as Results;
  }
}

async function runOne(name: string, check: HealthChecks): Promise<Results> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Results>((resolve) => {
    timer = setTimeout(() => resolve({ [name]: 'no answer in time' }), CHECK_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (failure) {
    return { [name]: failure instanceof Error ? failure.name : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
