const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

/** Reads settings one by one and notes what is wrong with them, so that all problems can be told at once. */
export class SettingReader {
  readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  text(name: string, fallback: string, maxLength: number): string {
    const value = this.given(name) ?? fallback;
    if (value.length > maxLength) return this.wrong(name, `at most ${maxLength} characters`, fallback);
    // A line break would reach mail headers and the log.
    if (/[\r\n\0]/.test(value)) return this.wrong(name, 'one line of text', fallback);
    return value;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.given(name);
    if (value === undefined) return fallback;
    const parsed = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (parsed >= min && parsed <= max) return parsed;
    return this.wrong(name, `a whole number from ${min} to ${max}`, fallback);
  }

  number(name: string, fallback: number, min: number, max: number): number {
    const value = this.given(name);
    if (value === undefined) return fallback;
    const parsed = Number(value);
    return parsed >= min && parsed <= max ? parsed : this.wrong(name, `a number from ${min} to ${max}`, fallback);
  }

  oneOf<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const value = this.given(name);
    if (value === undefined) return fallback;
    return values.find((known) => known === value) ?? this.wrong(name, `one of ${values.join(', ')}`, fallback);
  }

  /** Null when not given. `example` is shown to whoever got it wrong; `fits` looks at what a form of its own needs. */
  url(
    name: string,
    protocols: readonly string[],
    example: string,
    fits: (url: string) => boolean = () => true,
  ): string | null {
    const value = this.given(name);
    if (value === undefined) return null;
    const protocol = /^([a-z][a-z0-9+]*):\/\/./i.exec(value)?.[1]?.toLowerCase();
    // Addresses of clusters name several hosts, which only their own client can read: the first one is looked at.
    const oneHost = value.replace(/,[^/?]*/, '');
    const wellFormed = URL.canParse(oneHost.replace(/^[a-z][a-z0-9+]*:/i, protocol === 'file' ? 'file:' : 'http:'));
    if (protocol !== undefined && protocols.includes(protocol) && wellFormed && fits(value)) return value;
    return this.wrong(name, `an address of the form ${example}`, null, false);
  }

  /** Null when not given. The value is never repeated in a message. */
  secret(name: string, minLength: number): string | null {
    const value = this.given(name);
    if (value === undefined || value.length >= minLength) return value ?? null;
    return this.wrong(name, `at least ${minLength} characters`, null, false);
  }

  /** Null when not given. */
  email(name: string): string | null {
    const value = this.given(name);
    if (value === undefined || ADDRESS.test(value)) return value ?? null;
    return this.wrong(name, 'a mail address', null);
  }

  sender(name: string, fallback: string): string {
    const value = this.given(name);
    if (value === undefined) return fallback;
    const address = /^[^<>\r\n]*<([^<>\r\n]+)>$/.exec(value)?.[1] ?? value;
    if (ADDRESS.test(address)) return value;
    return this.wrong(name, 'a mail address, or a name followed by <address>', fallback);
  }

  /** Null when not given. */
  address(name: string): string | null {
    const value = this.given(name);
    if (value === undefined || /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value)) return value ?? null;
    return this.wrong(name, 'a mail address', null);
  }

  /** An empty variable counts as not given: that is how a compose file writes 'none'. */
  private given(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  private wrong<Value>(name: string, expected: string, fallback: Value, show = true): Value {
    const shown = show ? ` (it is '${(this.env[name] ?? '').slice(0, 60)}')` : '';
    this.problems.push(`${name} must be ${expected}${shown}`);
    return fallback;
  }
}
