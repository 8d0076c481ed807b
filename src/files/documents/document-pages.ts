import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { type ArticleAuthor, type ArticleFile, type ArticleState, shownFigures } from '../../article';
import { ARTICLE_TYPES, DESIGNATION_LABELS, fullName, sizeLabel } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { sanitiseRichText } from '../../platform/rich-text';
import { headOf } from './document-plan';

/** A figure on its page: a JPEG as a data URI. */
export interface FigurePicture {
  title: string;
  uri: string;
}

const template = <Model>(name: string): Handlebars.TemplateDelegate<Model> =>
  Handlebars.compile<Model>(readFileSync(join(__dirname, `${name}.hbs`), 'utf8'));

/** Our own pages in the generated documents, as self-contained HTML. None of them names a staff member. */
@Injectable()
export class DocumentPages {
  private readonly templates = {
    cover: template('cover'),
    abstract: template('abstract'),
    figure: template<FigurePicture>('figure'),
    notice: template('notice'),
    list: template('list'),
  };

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Without e-mail addresses, since reviewers read it (lifecycle, section 4 (7)). */
  cover(state: ArticleState): string {
    const { fields } = state;
    return this.templates.cover({
      journalName: this.config.journalName,
      head: headOf(state),
      title: fields.articleTitle || 'Untitled',
      runningTitle: fields.runningTitle,
      type: ARTICLE_TYPES.find(({ id }) => id === fields.typeId)?.name ?? 'Not chosen',
      keywords: fields.keywords.join('; '),
      submitted: (state.submittedAt ?? '').slice(0, 10),
      madeAt: `${this.clock.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      authors: state.authors.map((author) => ({ name: fullName(author), affiliation: affiliation(author) })),
    });
  }

  /** Null without an abstract, as for a letter to the editor. */
  abstract(state: ArticleState): string | null {
    const text = sanitiseRichText(state.fields.abstractText);
    return text.trim() === '' ? null : this.templates.abstract({ head: headOf(state), text });
  }

  figure(picture: FigurePicture): string {
    return this.templates.figure(picture);
  }

  /** Says what could not be converted, why, and where to download it. */
  notice(state: ArticleState, file: ArticleFile, reason: string): string {
    return this.templates.notice({
      head: headOf(state),
      fileName: file.fileName,
      type: DESIGNATION_LABELS[file.designation],
      size: sizeLabel(file.size),
      reason,
      address: `${this.config.publicUrl}/rrs`,
    });
  }

  list(state: ArticleState, files: readonly ArticleFile[]): string {
    const shown = shownFigures(state.files);
    const rows = files.map((file) => ({
      name: file.fileName,
      type: DESIGNATION_LABELS[file.designation],
      size: sizeLabel(file.size),
      title: shown.get(file.fileId)?.label ?? '',
    }));
    return this.templates.list({ head: headOf(state), rows, address: `${this.config.publicUrl}/rrs` });
  }
}

const affiliation = ({ department, institute, city, country }: ArticleAuthor): string =>
  [department, institute, city, country].filter((part) => part).join(', ');
