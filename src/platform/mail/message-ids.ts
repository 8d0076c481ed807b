const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The part of our Message-IDs after the `@`. */
export const mailDomain = (publicUrl: string): string => new URL(publicUrl).hostname;

/** The Message-ID of a mail. Bounces and replies contain it. The id is random, so only the recipients of the mail know it. */
export const messageIdOf = (mailId: string, domain: string): string => `<${mailId}@${domain}>`;

/**
 * The envelope sender of a mail. A bounce is sent to this address, so it identifies the mail whatever the bounce contains. @param address
 * such as bounces@example.org
 */
export function bounceAddressOf(mailId: string, address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${mailId}${address.slice(at)}`;
}

/** The ids of the mails whose bounce addresses are in a text, in their order, each once. */
export function mailIdsOfBounceAddresses(text: string, address: string): string[] {
  const [local = '', host = ''] = [address.slice(0, address.lastIndexOf('@')), address.slice(address.lastIndexOf('@'))];
  const pattern = new RegExp(`(?<![^\\s<>,:;"])${literal(local)}\\+(${UUID})${literal(host)}(?![\\w.-])`, 'gi');
  return [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id.toLowerCase()))];
}

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The ids of the mails whose Message-IDs are in a text, in their order, each once. Message-IDs of other journals and programs are ignored. */
export function mailIdsIn(text: string, domain: string): string[] {
  const pattern = new RegExp(`<(${UUID})@${domain.replaceAll('.', String.raw`\.`)}>`, 'gi');
  return [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id.toLowerCase()))];
}
