import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Answers null when all is well, else what is wrong in a few words without secrets. */
export type HealthCheck = () => Promise<string | null>;

/** A number for GET /api/metrics; null while there is none. */
export type Gauge = () => Promise<number | null>;

const CHECK_MS = 2000;

/** Where parts of the system say whether they can work; asked by GET /api/health/ready. Inject it and call `add`. */
@Injectable()
export class HealthRegistry implements BeforeApplicationShutdown {
  private readonly checks = new Map<string, HealthCheck>();
  private readonly gauges = new Map<string, { help: string; read: Gauge }>();
  private stopping = false;

  add(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  /** `name` as Prometheus wants it, with its unit. */
  addGauge(name: string, help: string, read: Gauge): void {
    this.gauges.set(name, { help, read });
  }

  /** All gauges that have a value now; one that cannot be read is left out. */
  async measure(): Promise<{ name: string; help: string; value: number }[]> {
    const all = [...this.gauges].map(async ([name, { help, read }]) => ({
      name,
      help,
      value: await read().catch(() => null),
    }));
    return (await Promise.all(all)).flatMap(({ name, help, value }) => (value === null ? [] : [{ name, help, value }]));
  }

  /** Name -> null or what is wrong. A check that throws or takes longer than 2 s counts as failed. */
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

/** Injection token of the registry. */
export const HEALTH_CHECKS = HealthRegistry;
