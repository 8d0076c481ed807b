import { Injectable, Logger, Optional } from '@nestjs/common';
import { sanitiseRichText } from '../rich-text';
import { readBuiltIn } from './templates/built-in-templates';
import { compileTemplate, type RenderedMail, type RenderMail } from './templates/compile-template';
import { templateProblems } from './templates/template-check';
import { type TemplateOverride, TemplateOverrides } from './templates/template-overrides';
import type { TemplateText } from './templates/template-text';
import { type TemplateVariable, variablesOf } from './templates/template-variables';

export type { RenderedMail } from './templates/compile-template';

/** A stored template, and whether it is usable. */
interface Judged {
  override: TemplateOverride;
  /** Null: it is not usable, and the built-in template replaces it. */
  render: RenderMail | null;
}

/**
 * The mail templates: those that a webmaster has written, else `src/<module>/mails/<name>.hbs` (a line `Subject: ...`, an empty
 * line, then HTML). Values are escaped in the HTML. A missing variable is an error, since a mail with a gap must not be sent.
 */
@Injectable()
export class MailTemplates {
  private readonly logger = new Logger(MailTemplates.name);
  private readonly builtIn = new Map<string, RenderMail>();
  private readonly judged = new Map<string, Judged>();

  constructor(@Optional() private readonly overrides?: TemplateOverrides) {}

  /**
   * Renders a template. If a stored template fails in any way, the built-in one replaces it, so that no mail is lost.
   * @throws Error when there is no such template, or a variable of it is missing.
   */
  render(module: string, name: string, variables: object): RenderedMail {
    const key = `${module}/${name}`;
    const render = this.builtInOf(key);
    const override = this.overrides?.get(key);
    if (!override) return render(variables);
    try {
      return this.judge(key, override).render?.(variables) ?? render(variables);
    } catch (failure) {
      this.warn(key, failure instanceof Error ? failure.message : String(failure));
      return render(variables);
    }
  }

  /** Whether the template that a webmaster has stored is in use; null when there is none. */
  isStoredUsable(key: string): boolean | null {
    const override = this.overrides?.get(key);
    return override ? this.judge(key, override).render !== null : null;
  }

  private builtInOf(key: string): RenderMail {
    const known = this.builtIn.get(key);
    if (known) return known;
    const render = compileTemplate(readBuiltIn(key));
    this.builtIn.set(key, render);
    return render;
  }

  /** Checked once per text. A template that passed the check on saving may no longer fit after an upgrade. */
  private judge(key: string, override: TemplateOverride): Judged {
    const known = this.judged.get(key);
    if (known?.override.subject === override.subject && known.override.body === override.body) return known;
    const variables = variablesOf(readBuiltIn(key));
    const [problem] = templateProblems(override, variables);
    if (problem) this.warn(key, `${problem.part}, line ${problem.line}: ${problem.message}`);
    const judged = { override, render: problem ? null : renderWritten(override, variables) };
    this.judged.set(key, judged);
    return judged;
  }

  private warn(key: string, reason: string): void {
    this.logger.warn(`The stored mail template ${key} cannot be used, its default takes its place: ${reason}`);
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
