import { Inject, Injectable } from '@nestjs/common';
import {
  DEFAULT_SETTINGS,
  type JournalSettings,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  type MailKind,
  type MailTemplateInput,
  type MailTemplateVariable,
  type MailTemplateView,
  t,
  type TemplateLanguage,
} from '../../contracts';
import { People } from '../../identity/public';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { requestLanguage } from '../../platform/http/language/request-language';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { withLanguage } from '../../platform/language/current-language';
import {
  builtInTemplates,
  MailTemplates,
  readBuiltIn,
  type RenderedMail,
  renderWritten,
  type TemplateKey,
  TemplateOverrides,
  type TemplateProblem,
  templateProblems,
  type TemplateText,
  variablesOf,
} from '../../platform/mail';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { templateNote } from './template-notes';
import { VARIABLE_NOTES } from './variable-notes';
import { variableSamples } from './variable-samples';

/** Most problems of one part that are reported together. */
const MAX_REPORTED_PROBLEMS = 5;

/** All mail templates with the data that a webmaster needs to change them. */
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
  async list(language: Language): Promise<MailTemplateView[]> {
    const keys = [...this.keys.values()];
    const authors = keys
      .map((key) => this.overrides.get({ key, language })?.changedBy)
      .filter((id) => id !== undefined);
    const names = await this.people.byIds([...new Set(authors)]);
    const settings = await this.settings.current();
    return keys.map((key) => {
      const person = names.get(this.overrides.get({ key, language })?.changedBy ?? '');
      return this.view({ key, language }, settings, person ? `${person.firstName} ${person.lastName}` : null);
    });
  }

  async one(template: TemplateKey): Promise<MailTemplateView> {
    const changedBy = this.overrides.get(template)?.changedBy;
    const name = changedBy === undefined ? null : await this.people.nameOf(changedBy);
    return this.view(template, await this.settings.current(), name);
  }

  /** `<module>/<name>`. @throws ApiProblem 404 for an unknown template. */
  keyOf(name: string): string {
    const key = this.keys.get(name);
    if (key === undefined) throw new ApiProblem('NOT_FOUND', 'There is no such mail template.');
    return key;
  }

  kindOf(name: string): MailKind {
    return noteOf(this.keyOf(name), DEFAULT_SETTINGS).kind;
  }

  /** @throws ApiProblem 400 that reports the error and its line, in the language of the request. */
  check(key: string, text: TemplateText): void {
    const details = withLanguage(requestLanguage(), () => problemsInWords(key, text));
    if (Object.keys(details).length > 0) throw validationProblem(details);
  }

  /**
   * The mail of a text with sample values in the language of the text.
   * @throws ApiProblem 404 for an unknown name, 400 for a text that could not be saved either.
   */
  sampleOf(name: string, { subject, body, language = 'en' }: MailTemplateInput): RenderedMail {
    const key = this.keyOf(name);
    const text = { subject: subject.trim(), body };
    this.check(key, text);
    const samples = withLanguage(language, () => variableSamples(this.config.journalName));
    return renderWritten(text, variablesOf(readBuiltIn(key)))(samples);
  }

  private view(template: TemplateKey, settings: JournalSettings, changedBy: string | null): MailTemplateView {
    const { key, language } = template;
    const builtIn = readBuiltIn(key, language);
    const override = this.overrides.get(template);
    return {
      name: key.slice(key.indexOf('/') + 1),
      ...withLanguage(requestLanguage(), () => noteOf(key, settings)),
      language,
      languages: LANGUAGES.map((one) => this.languageView(key, one)),
      subject: override?.subject ?? builtIn.subject,
      body: override?.body ?? builtIn.body,
      isChanged: override !== undefined,
      changedAt: override?.changedAt.toISOString() ?? null,
      changedBy,
      isUsable: this.templates.isStoredUsable(template) ?? true,
      defaultSubject: builtIn.subject,
      defaultBody: builtIn.body,
      variables: withLanguage(requestLanguage(), () => variablesOf(readBuiltIn(key)).map(explained)),
    };
  }

  private languageView(key: string, language: Language): TemplateLanguage {
    const isChanged = this.overrides.get({ key, language }) !== undefined;
    return { language, isChanged, readersGet: this.templates.languageFor(key, language) };
  }
}

/** The name of a template in the security log. */
export const subjectOf = (name: string, language: Language): string =>
  language === 'en' ? name : `${name} (${LANGUAGE_NAMES[language]})`;

/** A spec checks that each template has one. */
function noteOf(key: string, settings: JournalSettings): NonNullable<ReturnType<typeof templateNote>> {
  const note = templateNote(key, settings);
  if (!note) throw new Error(`There is no note about the mail template ${key}`);
  return note;
}

const explained = (variable: Omit<MailTemplateVariable, 'label' | 'asked' | 'meaning'>): MailTemplateVariable => {
  const { label = variable.name, asked, meaning = '' } = VARIABLE_NOTES[variable.name] ?? {};
  return { ...variable, label, asked: asked ?? t('there is a value for {label}', { label }), meaning };
};

/** The problems of a text by its part, in the current language. */
function problemsInWords(key: string, text: TemplateText): Record<string, string> {
  const problems = templateProblems(text, variablesOf(readBuiltIn(key)));
  const problemLines = (part: TemplateProblem['part']): string =>
    problems
      .filter((problem) => problem.part === part)
      .slice(0, MAX_REPORTED_PROBLEMS)
      .map(({ line, message }) =>
        part === 'body' ? t('Line {line}: {reason}', { line, reason: `${message}.` }) : `${message}.`,
      )
      .join(' ');
  const details = { subject: problemLines('subject'), body: problemLines('body') };
  return Object.fromEntries(Object.entries(details).filter(([, words]) => words !== ''));
}
