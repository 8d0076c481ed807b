import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Metrics of the process. All applications of a process share them, because prom-client observes the whole process. */
export const PROCESS_METRICS = new Registry();

collectDefaultMetrics({ register: PROCESS_METRICS });

const gauges: [name: string, help: string, read: () => number][] = [
  ['process_uptime_seconds', 'Seconds since the start.', () => process.uptime()],
  ['nodejs_heap_used_bytes', 'Used heap.', () => process.memoryUsage().heapUsed],
];
for (const [name, help, read] of gauges) {
  const collect = function (this: Gauge): void {
    this.set(read());
  };
  PROCESS_METRICS.registerMetric(new Gauge({ name, help, collect, registers: [] }));
}
