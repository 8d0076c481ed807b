import autocannon from 'autocannon';

/** One measured load, run in a process of its own so that the server does not share its event loop with its clients. */
export interface LoadOrder {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  /** One per connection: what it sends again and again. */
  requests: { method: 'GET' | 'POST'; path: string; token: string; body?: object }[];
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  failed: number;
}

async function run(order: LoadOrder): Promise<LoadResult> {
  let next = 0;
  const result = await autocannon({
    url: order.url,
    connections: order.connections,
    duration: order.duration,
    setupClient(client) {
      const request = order.requests[next++ % order.requests.length];
      if (!request) return;
      const headers = { authorization: `Bearer ${request.token}`, 'content-type': 'application/json' };
      const body = request.body ? JSON.stringify(request.body) : undefined;
      client.setRequests([{ method: request.method, path: request.path, headers, body }]);
    },
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    failed: result.non2xx + result.errors,
  };
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.({ result }, () => process.exit(0)),
    (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
  );
});
