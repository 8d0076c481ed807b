import type { CallProblem } from '../../platform/outgoing';
import { type AllowedNetworks, post, signedHeaders } from '../../platform/outgoing';
import { SendingFailure } from './sending-problem';

export interface WebhookTarget {
  address: string;
  seed: string;
  networks: AllowedNetworks;
}

export interface WebhookMessage {
  /** The same on every try. */
  id: string;
  type: 'article.package-ready' | 'test';
  timestamp: Date;
  data: object;
}

/** Notifies a receiver, in the format of Standard Webhooks (ADR 110). @throws SendingFailure */
export async function toWebhook({ address, seed, networks }: WebhookTarget, message: WebhookMessage): Promise<void> {
  const { id, type, timestamp, data } = message;
  const body = JSON.stringify({ type, timestamp: timestamp.toISOString(), data });
  const headers = signedHeaders({ id, at: new Date(), body }, [seed]);
  const { problem } = await post(address, { headers, body, networks });
  if (problem !== null) throw new SendingFailure(problem satisfies CallProblem);
}
