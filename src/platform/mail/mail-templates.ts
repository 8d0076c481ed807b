import { Injectable, Logger, Optional } from '@nestjs/common';
import type { Language } from '../../contracts';
import { withLanguage } from '../language/current-language';
import { sanitiseRichText } from '../rich-text';
import { readBuiltIn } from './templates/built-in-templates';
import { compileTemplate, type RenderedMail, type RenderMail } from './templates/compile-template';
import { templateProblems } from './templates/template-check';
import { type TemplateKey, type TemplateOverride, TemplateOverrides } from './templates/template-overrides';
import type { TemplateText } from './templates/template-text';
import { type TemplateVariable, variablesOf } from './templates/template-variables';

export type { RenderedMail } from './templates/compile-template';

/** A mail in the language in which it was rendered. */
export interface LocalisedMail extends RenderedMail {
  language: Language;
}

/** Names and values. Give a function if values depend on the language: it is called with the language of the mail set. */
export type MailVariables = object | (() => object);

/** A stored template, and whether it is usable. */
interface CheckedTemplate {
  override: TemplateOverride;
  /** Null: the template is not usable, and the built-in one replaces it. */
  render: RenderMail | null;
}

/**
 * The mail templates: those that a webmaster has written, else `src/<module>/mails/<name>.hbs` and, in Dutch, `mails/nl/<name>.hbs` (a line
 * `Subject: ...`, an empty line, then HTML). Values are escaped in the HTML. A missing variable is an error, because a mail with a missing
 * value must not be sent.
 */
@Injectable()
export class MailTemplates {
  private readonly logger = new Logger(MailTemplates.name);
  private readonly builtIn = new Map<string, RenderMail>();
  private readonly checkedTemplates = new Map<string, CheckedTemplate>();

  constructor(@Optional() private readonly overrides?: TemplateOverrides) {}

  /**
   * Renders a template in the language of a reader. If a stored template fails in any way, the built-in one replaces it, so that no mail is
   * lost.
   * @throws Error when there is no such template, or a variable of it is missing.
   */
  render(module: string, name: string, variables: MailVariables, reader: Language = 'en'): LocalisedMail {
    const language = this.languageFor(`${module}/${name}`, reader);
    const template = { key: `${module}/${name}`, language };
    const values: object =
      typeof variables === 'function' ? withLanguage(language, variables as () => object) : variables;
    return { ...this.renderIn(template, values), language };
  }

  /** The language in which a reader gets a template: an English text of the journal takes precedence over a built-in text (ADR 67). */
  languageFor(key: string, reader: Language): Language {
    if (reader === 'en' || this.isStoredUsable({ key, language: reader })) return reader;
    return this.isStoredUsable({ key, language: 'en' }) ? 'en' : reader;
  }

  /** Whether the template that a webmaster has stored is in use; null when there is none. */
  isStoredUsable(template: TemplateKey): boolean | null {
    const override = this.overrides?.get(template);
    return override ? this.checkOverride(template, override).render !== null : null;
  }

  private renderIn(template: TemplateKey, values: object): RenderedMail {
    const render = this.builtInOf(template);
    const override = this.overrides?.get(template);
    if (!override) return render(values);
    try {
      return this.checkOverride(template, override).render?.(values) ?? render(values);
    } catch (failure) {
      this.warn(template, failure instanceof Error ? failure.message : String(failure));
      return render(values);
    }
  }

  private builtInOf({ key, language }: TemplateKey): RenderMail {
    const known = this.builtIn.get(`${language} ${key}`);
    if (known) return known;
    const render = compileTemplate(readBuiltIn(key, language));
    this.builtIn.set(`${language} ${key}`, render);
    return render;
  }

  /** Checked once per text. A template that passed the check on saving may no longer fit after an upgrade. */
  private checkOverride(template: TemplateKey, override: TemplateOverride): CheckedTemplate {
    const id = `${template.language} ${template.key}`;
    const known = this.checkedTemplates.get(id);
    if (known?.override.subject === override.subject && known.override.body === override.body) return known;
    const variables = variablesOf(readBuiltIn(template.key));
    // The log of the server is in English.
    const [problem] = withLanguage('en', () => templateProblems(override, variables));
    if (problem) this.warn(template, `${problem.part}, line ${problem.line}: ${problem.message}`);
    const judged = { override, render: problem ? null : renderWritten(override, variables) };
    this.checkedTemplates.set(id, judged);
    return judged;
  }

  private warn({ key, language }: TemplateKey, reason: string): void {
    const which = `${key} (${language})`;
    this.logger.warn(`The stored mail template ${which} cannot be used, its default takes its place: ${reason}`);
  }
}

/**
 * Renders a template written by a webmaster. It gets only the variables of the built-in template, and the result is sanitised.
 * @throws Error for an invalid template.
 */
export function renderWritten(text: TemplateText, variables: readonly TemplateVariable[]): RenderMail {
  const render = compileTemplate(text);
  return (values) => {
    const given = Object.entries(values).filter(([name]) => variables.some((variable) => variable.name === name));
    const { subject, html } = render(Object.fromEntries(given));
    return { subject, html: sanitiseRichText(html) };
  };
}
