import type { INestApplication } from '@nestjs/common';
import { GROUP_NAMES, type GroupName } from '../../../src/contracts';
import { People } from '../../../src/identity/public';
import { type HttpClient } from './http-client';

export const TEST_PASSWORD = 'quire-test';

/** A password that the rules accept; accounts created by `add` are exempt from the rules. */
export const GOOD_PASSWORD = 'four brave otters sail';

/** `associate editor` -> associate-editor@example.org */
const emailOf = (group: GroupName): string => `${group.replaceAll(' ', '-')}@example.org`;

/** One account per group, created in advance, and more on demand. */
export class TestPeople {
  private readonly clients = new Map<string, HttpClient>();

  constructor(
    private readonly nest: INestApplication,
    readonly visitor: HttpClient,
  ) {}

  async prepare(): Promise<void> {
    await Promise.all(GROUP_NAMES.map((group) => this.add(emailOf(group), group)));
  }

  /** Creates an account with the common test password; returns its id. */
  add(
    email: string,
    group: GroupName,
    names: { firstName?: string; lastName?: string; institute?: string; areasOfExpertise?: string } = {},
  ): Promise<string> {
    const fields = { firstName: 'Test', lastName: email.split('@')[0] ?? 'Person', ...names };
    return this.nest.get(People, { strict: false }).ensureDemoAccount(email, fields, group, TEST_PASSWORD);
  }

  /** The client of a group's account or of an address; signed in once and cached. */
  async as(who: string): Promise<HttpClient> {
    const known = this.clients.get(who);
    if (known) return known;
    const client = await this.signInAs(who);
    this.clients.set(who, client);
    return client;
  }

  /** A separate session, for tests that end it. */
  signInAs(who: string): Promise<HttpClient> {
    const group = GROUP_NAMES.find((name) => name === who);
    return this.visitor.signIn(group ? emailOf(group) : who, TEST_PASSWORD);
  }
}
