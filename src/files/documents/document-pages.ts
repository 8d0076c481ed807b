import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { type ArticleAuthor, type ArticleFile, type ArticleState, shownFigures } from '../../article';
import { ARTICLE_TYPES, DESIGNATION_LABELS, fullName, sizeLabel, t } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { languageNow } from '../../platform/language/current-language';
import { messageIn } from '../../platform/language/dutch/dutch-of';
import { pageTemplate } from '../../platform/pdf';
import { sanitiseRichText } from '../../platform/rich-text';
import { headOf } from './document-plan';

/** A figure on its page: a JPEG as a data URI. */
export interface FigurePicture {
  title: string;
  uri: string;
}

const template = <Model extends object>(name: string) => pageTemplate<Model>(join(__dirname, `${name}.hbs`));

/** Our own pages in the generated documents, as self-contained HTML in the current language. None contains the name of a staff member. */
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

  /** Without e-mail addresses, since reviewers read it (lifecycle, section 4 (7)); without the authors if anonymous. */
  cover(state: ArticleState, isAnonymous: boolean): string {
    const { fields } = state;
    return this.templates.cover({
      journalName: this.config.journalName,
      head: headOf(state),
      title: fields.articleTitle || t('Untitled'),
      runningTitle: fields.runningTitle,
      type: ARTICLE_TYPES.find(({ id }) => id === fields.typeId)?.name ?? t('Not chosen'),
      keywords: fields.keywords.join('; '),
      submitted: (state.submittedAt ?? '').slice(0, 10),
      madeAt: `${this.clock.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      authors: (isAnonymous ? [] : state.authors).map((author) => ({
        name: fullName(author),
        affiliation: affiliation(author),
      })),
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

  /** A page that says which file could not be converted, why, and where to download it. */
  notice(state: ArticleState, file: ArticleFile, reason: string): string {
    return this.templates.notice({
      head: headOf(state),
      fileName: file.fileName,
      type: DESIGNATION_LABELS[file.designation],
      size: sizeLabel(file.size),
      reason: messageIn(languageNow(), reason),
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
