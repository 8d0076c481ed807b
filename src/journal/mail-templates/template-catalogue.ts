import { Inject, Injectable } from '@nestjs/common';
import type { JournalSettings, MailTemplateVariable, MailTemplateView } from '../../contracts';
import { People } from '../../identity/public';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import {
  builtInTemplates,
  MailTemplates,
  readBuiltIn,
  TemplateOverrides,
  type TemplateProblem,
  templateProblems,
  type TemplateText,
  variablesOf,
} from '../../platform/mail';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { templateNote } from './template-notes';
import { VARIABLE_NOTES } from './variable-notes';

/** Most problems of one part that are reported at once. */
const TOLD = 5;

/** All mail templates with what a webmaster needs to know to change them. */
@Injectable()
export class TemplateCatalogue {
  /** Name without the module -> `<module>/<name>`. */
  private readonly keys = new Map(builtInTemplates().map((key) => [key.slice(key.indexOf('/') + 1), key]));

  constructor(
    private readonly templates: MailTemplates,
    private readonly overrides: TemplateOverrides,
    private readonly people: People,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Sorted by module and name. */
  async list(): Promise<MailTemplateView[]> {
    const keys = [...this.keys.values()];
    const authors = keys.map((key) => this.overrides.get(key)?.changedBy).filter((id) => id !== undefined);
    const names = await this.people.byIds([...new Set(authors)]);
    const settings = await this.settings.current();
    return keys.map((key) => {
      const person = names.get(this.overrides.get(key)?.changedBy ?? '');
      return this.view(key, settings, person ? `${person.firstName} ${person.lastName}` : null);
    });
  }

  async one(key: string): Promise<MailTemplateView> {
    const changedBy = this.overrides.get(key)?.changedBy;
    const name = changedBy === undefined ? null : await this.people.nameOf(changedBy);
    return this.view(key, await this.settings.current(), name);
  }

  /** `<module>/<name>`. @throws ApiProblem 404 for an unknown template. */
  keyOf(name: string): string {
    const key = this.keys.get(name);
    if (key === undefined) throw new ApiProblem('NOT_FOUND', 'There is no such mail template.');
    return key;
  }

  /** @throws ApiProblem 400 that names the error and its line. */
  check(key: string, text: TemplateText): void {
    const problems = templateProblems(text, variablesOf(readBuiltIn(key)));
    const told = (part: TemplateProblem['part']): string =>
      problems
        .filter((problem) => problem.part === part)
        .slice(0, TOLD)
        .map(({ line, message }) => (part === 'body' ? `Line ${line}: ${message}.` : `${message}.`))
        .join(' ');
    const details = Object.entries({ subject: told('subject'), body: told('body') }).filter(([, text]) => text !== '');
    if (details.length > 0) throw validationProblem(Object.fromEntries(details));
  }

  /** Values for a preview. */
  samples(): Record<string, unknown> {
    const samples = Object.entries(VARIABLE_NOTES).map(([name, { sample }]) => [name, sample]);
    return { ...(Object.fromEntries(samples) as object), journalName: this.config.journalName };
  }

  private view(key: string, settings: JournalSettings, changedBy: string | null): MailTemplateView {
    const builtIn = readBuiltIn(key);
    const override = this.overrides.get(key);
    const note = templateNote(key, settings);
    // A spec proves that each variable has a note.
    if (!note) throw new Error(`There is no note about the mail template ${key}`);
    return {
      name: key.slice(key.indexOf('/') + 1),
      ...note,
      subject: override?.subject ?? builtIn.subject,
      body: override?.body ?? builtIn.body,
      isChanged: override !== undefined,
      changedAt: override?.changedAt.toISOString() ?? null,
      changedBy,
      isUsable: this.templates.isStoredUsable(key) ?? true,
      defaultSubject: builtIn.subject,
      defaultBody: builtIn.body,
      variables: variablesOf(builtIn).map(explained),
    };
  }
}

const explained = (variable: Omit<MailTemplateVariable, 'meaning'>): MailTemplateVariable => ({
  ...variable,
  meaning: VARIABLE_NOTES[variable.name]?.meaning ?? '',
});
