import autocannon from 'autocannon';

/** One call of the API. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  /** Including `/api`. */
  path: string;
  token: string;
  body?: object;
}

/** One load measurement, run in a separate process so that the server does not share its event loop with the clients. */
export interface LoadOrder {
  url: string;
  /** Seconds. */
  duration: number;
  /** One list of requests per client, sent in a loop. */
  clients: LoadRequest[][];
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p97_5: number;
  /** Responses other than 2xx, broken connections and timeouts. */
  failed: number;
}

async function run(order: LoadOrder): Promise<LoadResult> {
  let next = 0;
  const result = await autocannon({
    url: order.url,
    connections: order.clients.length,
    duration: order.duration,
    setupClient(client) {
      const requests = order.clients[next++ % order.clients.length] ?? [];
      client.setRequests(
        requests.map(({ method, path, token, body }) => ({
          method,
          path,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })),
      );
    },
  });
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p97_5: result.latency.p97_5,
    failed: result.non2xx + result.errors,
  };
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.({ result }, () => process.exit(0)),
    (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
  );
});
