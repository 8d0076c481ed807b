import autocannon from 'autocannon';

/** One call of the API. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  /** Including `/api`. */
  path: string;
  token: string;
  body?: object;
  /** The field of the answer that the client sends in its next body, as forms do with the version that they have read. */
  carries?: 'version' | 'draftVersion';
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

const headersOf = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** The requests of one client, each with the value from the previous answer. */
function requestsOf(requests: readonly LoadRequest[]): autocannon.Request[] {
  let seen: unknown;
  return requests.map(({ method, path, token, body, carries }) => {
    const plain = { method, path, headers: headersOf(token), ...(body ? { body: JSON.stringify(body) } : {}) };
    if (carries === undefined) return plain;
    return {
      ...plain,
      setupRequest: (request) => ({ ...request, body: JSON.stringify({ ...body, [carries]: seen }) }),
      onResponse: (status, answer) => {
        seen = status < 300 ? (JSON.parse(answer) as Record<string, unknown>)[carries] : undefined;
      },
    };
  });
}

async function run(order: LoadOrder): Promise<LoadResult> {
  let next = 0;
  const result = await autocannon({
    url: order.url,
    connections: order.clients.length,
    duration: order.duration,
    setupClient(client) {
      client.setRequests(requestsOf(order.clients[next++ % order.clients.length] ?? []));
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
