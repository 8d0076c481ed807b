import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { PROCESS_METRICS } from './process-metrics';

/** Resolves to null when all is well, else to a short description without secrets. */
export type HealthCheck = () => Promise<string | null>;

/** A number for GET /api/metrics; null while there is none. */
export type ReadGauge = () => Promise<number | null>;

const CHECK_MS = 2000;

/**
 * Parts of the system register here how to check whether they can work; GET /api/health/ready runs the checks. Inject it and call
 * `add`.
 */
@Injectable()
export class HealthRegistry implements BeforeApplicationShutdown {
  private readonly checks = new Map<string, HealthCheck>();
  private readonly gauges = new Registry();
  private stopping = false;

  add(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
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

  /** All metrics in the text format of Prometheus, those of the process first. */
  async metrics(): Promise<string> {
    return `${await PROCESS_METRICS.metrics()}\n${await this.gauges.metrics()}`;
  }

  /** Name -> null or the problem. A check that throws or takes longer than 2 s counts as failed. */
  async run(): Promise<Record<string, string | null>> {
    const results: Record<string, string | null> = this.stopping ? { server: 'stopping' } : {};
    await Promise.all(
      [...this.checks].map(async ([name, check]) => {
        results[name] = await this.runOne(check);
      }),
    );
    return results;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async runOne(check: HealthCheck): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('no answer in time'), CHECK_MS);
    });
    try {
      return await Promise.race([check(), late]);
    } catch (failure) {
      return failure instanceof Error ? failure.name : 'failed';
    } finally {
      clearTimeout(timer);
    }
  }
}
