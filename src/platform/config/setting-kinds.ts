import { z } from 'zod';
import { S3_FORM, s3LocationOf } from '../blobs/s3-location';

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

/** One line of text: a line break could inject into mail headers and the log. */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `at most ${maxLength} characters`)
    .regex(/^[^\r\n\0]*$/, 'one line of text');

export function integer(min: number, max: number) {
  const fits = (value: string): boolean => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return z.string().refine(fits, `a whole number from ${min} to ${max}`).transform(Number);
}

export function number(min: number, max: number) {
  const fits = (value: string): boolean => Number(value) >= min && Number(value) <= max;
  return z.string().refine(fits, `a number from ${min} to ${max}`).transform(Number);
}

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `one of ${values.join(', ')}`);

export const onOrOff = (initial: 'on' | 'off' = 'on') =>
  oneOf(['on', 'off'])
    .default(initial)
    .transform((value) => value === 'on');

/** `example` is shown when the address is invalid. `fits` checks further requirements of one kind of address, beyond a protocol and a host. */
export function url(protocols: readonly string[], example: string, fits: (url: string) => boolean = () => true) {
  const isRight = (value: string): boolean =>
    protocols.includes(protocolOf(value)) && isWellFormed(value) && fits(value);
  return z.string().refine(isRight, `an address of the form ${example}`);
}

/** The address of an OpenID Connect issuer, which serves /.well-known/openid-configuration below it. */
export const issuer = (example: string) =>
  url(['http', 'https'], example, (address) => {
    const { search, hash, username, password } = new URL(address);
    return `${search}${hash}${username}${password}` === '';
  });

/** Scopes of OAuth 2.0; `openid` is always included. */
export const scopes = () =>
  z
    .string()
    .max(500, 'at most 500 characters')
    .regex(
      /^[\x21\x23-\x5B\x5D-\x7E]+(\s+[\x21\x23-\x5B\x5D-\x7E]+)*$/,
      "words separated by spaces, such as 'openid email'",
    )
    .transform((value) => [...new Set(['openid', ...value.split(/\s+/)])].join(' '));

export const secret = (minLength: number) => z.string().min(minLength, `at least ${minLength} characters`);

/** A secret that can be sent as a bearer token (RFC 6750). */
export const bearerToken = (minLength: number) =>
  z.string().regex(new RegExp(`^(?=.{${minLength}})[\\w.~+/-]+=*$`), `at least ${minLength} letters, digits or -._~+/`);

export const email = () => z.string().regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'a mail address');

/** The part before the @ must leave room for `+` and a UUID: mail servers accept 64 characters (RFC 5321). */
export const bounceAddress = () =>
  z
    .string()
    .regex(
      /^[a-z0-9._-]{1,27}@[^\s@<>+]+\.[^\s@<>+]+$/i,
      'a mail address with at most 27 characters before the @, such as bounces@example.org',
    );

/** A mail address, with or without a display name. */
export const sender = () =>
  z
    .string()
    .refine(
      (value) => ADDRESS.test(/^[^<>\r\n]*<([^<>\r\n]+)>$/.exec(value)?.[1] ?? value),
      'a mail address, or a name followed by <address>',
    );

const MOST_PROXIES = 9;
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const PROXY = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(PROXY_NAMES)]);

/**
 * Trusted proxies, as Express accepts them: their number, or a list of addresses, subnets and names of private ranges. A subnet of all
 * addresses is refused: with it every caller could forge an address.
 */
export function proxies() {
  const listed = (value: string): string[] => value.split(',').map((one) => one.trim());
  const isNumber = (value: string): boolean => /^\d$/.test(value) && Number(value) <= MOST_PROXIES;
  const isList = (value: string): boolean =>
    listed(value).every((one) => PROXY.safeParse(one).success && !/\/0+$/.test(one));
  return z
    .string()
    .refine(
      (value) => isNumber(value) || isList(value),
      `a number of proxies from 0 to ${MOST_PROXIES}, or addresses, subnets and ${PROXY_NAMES.join(', ')}, separated by commas`,
    )
    .transform((value) => (isNumber(value) ? Number(value) : listed(value)));
}

const NETWORK = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Addresses and subnets, separated by commas. */
export function networks() {
  const listed = (value: string): string[] => value.split(',').map((one) => one.trim());
  return z
    .string()
    .refine(
      (value) => listed(value).every((one) => NETWORK.safeParse(one).success),
      'addresses and subnets separated by commas, such as 10.1.2.0/24',
    )
    .transform(listed);
}

/** CKEditor's licence keys are JSON web tokens. */
export const editorKey = () =>
  z.string().regex(/^(GPL|[\w-]+\.[\w-]+\.[\w-]+)$/, "'GPL' or the key of a commercial licence of CKEditor");

const protocolOf = (value: string): string => /^([a-z][a-z0-9+]*):\/\/./i.exec(value)?.[1]?.toLowerCase() ?? '';

function isWellFormed(value: string): boolean {
  // Addresses of clusters list several hosts, which only their own client parses. So only the first host is checked.
  const oneHost = value.replace(/,[^/?]*/, '');
  return URL.canParse(oneHost.replace(/^[a-z][a-z0-9+]*:/i, protocolOf(value) === 'file' ? 'file:' : 'http:'));
}

export const isHostAndPort = (address: string): boolean =>
  /^tcp:\/\/(\[[0-9a-f:]+\]|[^:/?#\s]+)(:\d{1,5})?\/?$/i.test(address);

export const BLOB_FORMS = `file:///path or ${S3_FORM}`;

export const isBlobUrl = (address: string): boolean => !/^s3:/i.test(address) || s3LocationOf(address) !== null;
