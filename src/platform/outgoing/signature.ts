import { createHmac } from 'node:crypto';
import { deriveSecret } from '../secrets';

const PREFIX = 'whsec_';
const keyOf = (seed: string): Buffer => Buffer.from(deriveSecret('webhook', seed), 'base64url');

/** The secret as its receiver enters it (Standard Webhooks). It is not stored: the database has only the seed. */
export const webhookSecret = (seed: string): string => `${PREFIX}${keyOf(seed).toString('base64')}`;

/**
 * The headers of a message, signed with each seed: after a renewal also with the previous seed, so that no message is rejected until the
 * receiver has the new secret.
 */
export function signedHeaders(
  { id, at, body }: { id: string; at: Date; body: string },
  seeds: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = (seed: string): string =>
    `v1,${createHmac('sha256', keyOf(seed)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return {
    'content-type': 'application/json',
    'user-agent': 'Quire-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': seeds.map(signature).join(' '),
  };
}
