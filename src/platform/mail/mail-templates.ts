import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';

type Render = (variables: object) => string;

export interface RenderedMail {
  subject: string;
  /** Rich text without the layout. */
  html: string;
}

const HEAD = /^Subject: (.+)\r?\n\r?\n([\s\S]+)$/;
const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * The mail templates `src/<module>/mails/<name>.hbs`: a line `Subject: ...`, an empty line, then HTML. Values are escaped in the HTML;
 * a variable that is not given is an error, since a mail with a gap in it must not go out.
 */
@Injectable()
export class MailTemplates {
  private readonly compiled = new Map<string, { subject: Render; html: Render }>();

  /** @throws Error when there is no such template, or a variable of it is missing. */
  render(module: string, name: string, variables: object): RenderedMail {
    const { subject, html } = this.template(module, name);
    // A line break in a title must not end the header.
    return { subject: subject(variables).replace(/\s+/g, ' ').trim(), html: html(variables).trim() };
  }

  private template(module: string, name: string): { subject: Render; html: Render } {
    const key = `${module}/${name}`;
    const known = this.compiled.get(key);
    if (known) return known;
    if (!NAME.test(module) || !NAME.test(name)) throw new Error(`Not the name of a mail template: ${key}`);
    const text = readFileSync(join(__dirname, '..', '..', module, 'mails', `${name}.hbs`), 'utf8');
    const [, subject, html] = HEAD.exec(text) ?? [];
    if (!subject || !html) throw new Error(`The mail template ${key} has no 'Subject: ...' followed by an empty line`);
    const template = {
      subject: Handlebars.compile(subject, { strict: true, noEscape: true }) as Render,
      html: Handlebars.compile(html, { strict: true }) as Render,
    };
    this.compiled.set(key, template);
    return template;
  }
}
