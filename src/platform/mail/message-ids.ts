const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Our part of a Message-ID behind the `@`. */
export const mailDomain = (publicUrl: string): string => new URL(publicUrl).hostname;

/** The Message-ID of a mail. Bounces and replies bring it back. Its id is random, so only those who got the mail know it. */
export const messageIdOf = (mailId: string, domain: string): string => `<${mailId}@${domain}>`;

/** The envelope sender of a mail, of which a bounce names the mail whatever else is in it. @param address such as bounces@example.org */
export function bounceAddressOf(mailId: string, address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${mailId}${address.slice(at)}`;
}

/** The mails to whose bounce addresses a text goes, in its order, each once. */
export function mailIdsOfBounceAddresses(text: string, address: string): string[] {
  const [local = '', host = ''] = [address.slice(0, address.lastIndexOf('@')), address.slice(address.lastIndexOf('@'))];
  const pattern = new RegExp(`(?<![^\\s<>,:;"])${literal(local)}\\+(${UUID})${literal(host)}(?![\\w.-])`, 'gi');
  return [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id.toLowerCase()))];
}

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The mails whose Message-IDs stand in a text, in its order, each once. Those of other journals and programs are passed over. */
export function mailIdsIn(text: string, domain: string): string[] {
  const pattern = new RegExp(`<(${UUID})@${domain.replaceAll('.', String.raw`\.`)}>`, 'gi');
  return [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id.toLowerCase()))];
}
