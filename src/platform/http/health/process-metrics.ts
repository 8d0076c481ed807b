import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

/** One number in the text format of Prometheus. */
export const gauge = (name: string, help: string, value: number, type = 'gauge'): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;

/** The process's own numbers in the text format of Prometheus. */
export function processMetrics(): string {
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  return [
    gauge('process_uptime_seconds', 'Seconds since the start.', process.uptime()),
    gauge('process_resident_memory_bytes', 'Resident memory.', memory.rss),
    gauge('nodejs_heap_used_bytes', 'Used heap.', memory.heapUsed),
    gauge('process_cpu_seconds_total', 'CPU time.', (cpu.user + cpu.system) / 1e6, 'counter'),
    gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of the event loop delay.', delay.percentile(99) / 1e9),
  ].join('');
}
