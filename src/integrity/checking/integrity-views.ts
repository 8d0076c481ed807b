import { Injectable } from '@nestjs/common';
import { keysOfViewer } from '../../../projections/article-card';
import { AuthorVeil, FileLinks, thumbnailPath, type Veil } from '../../article-desk/public';
import type { IntegritySign, IntegrityState, IntegrityView, SamePictureSign } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { PictureStore } from '../pictures/picture-store';
import { passagesOf } from '../signs/shared-text';
import { IntegrityStore, type StoredCheck, type StoredPicture, type StoredSign } from './integrity-store';
import { IntegrityVeil } from './integrity-veil';

/** The card of the checks, as one person may see it. */
@Injectable()
export class IntegrityViews {
  constructor(
    private readonly store: IntegrityStore,
    private readonly pictures: PictureStore,
    private readonly links: FileLinks,
    private readonly veil: AuthorVeil,
    private readonly hidden: IntegrityVeil,
  ) {}

  async of(articleId: string, user: RequestUser): Promise<IntegrityView> {
    const keys = keysOfViewer(user);
    const check = await this.store.find(articleId);
    const none = { checkedAt: null, revision: null, signs: [], read: 0, unread: [] };
    if (await this.hidden.hides(articleId, user)) return { state: 'AUTHORS_HIDDEN', ...none };
    if (!check) return { state: 'NOT_CHECKED', ...none };
    const { checkedAt, revision, read, unread } = check;
    const found = { checkedAt: checkedAt?.toISOString() ?? null, revision, read, unread };
    return {
      state: stateOf(check),
      ...found,
      signs: await this.signsOf(articleId, check, keys, await this.veil.of(user)),
    };
  }

  /** Signs that name an earlier article of the viewer are hidden by the conflict wall. */
  private async signsOf(
    articleId: string,
    { signs, words }: StoredCheck,
    keys: readonly string[],
    veil: Veil,
  ): Promise<IntegritySign[]> {
    const otherIds = signs.flatMap((sign) => ('otherId' in sign ? [sign.otherId] : []));
    const [cards, texts] =
      otherIds.length === 0
        ? [[], new Map<string, string>()]
        : await Promise.all([this.store.cards(keys, otherIds, veil), this.store.wordsOf(otherIds)]);
    const small = await this.smallOf(articleId, signs);
    return signs.flatMap((sign): IntegritySign[] => {
      if (!('otherId' in sign)) return [sign];
      const { otherId, ...rest } = sign;
      const article = cards.find(({ id }) => id === otherId);
      if (!article) return [];
      return rest.kind === 'SAME_TEXT'
        ? [{ ...rest, article, passages: passagesOf(words, texts.get(otherId) ?? '') }]
        : [{ ...rest, article, pictures: rest.pictures.map(({ here, there }) => this.shown(here, there, small)) }];
    });
  }

  /** Small versions of pictures within documents, which are not files of their own. */
  private async smallOf(articleId: string, signs: readonly StoredSign[]): Promise<Map<string, string>> {
    const all = signs.flatMap((sign) =>
      sign.kind === 'SAME_PICTURE'
        ? sign.pictures.flatMap(({ here, there }) => [
            { ...here, articleId },
            { ...there, articleId: sign.otherId },
          ])
        : [],
    );
    const places = all.flatMap(({ part, ...place }) => (part === undefined ? [] : [{ ...place, part }]));
    const found = await this.pictures.small(places);
    return new Map(found.map((one) => [placeOf(one), `data:image/jpeg;base64,${one.small.toString('base64')}`]));
  }

  private shown(
    here: StoredPicture,
    there: StoredPicture,
    small: ReadonlyMap<string, string>,
  ): SamePictureSign['pictures'][number] {
    const [mine, theirs] = [here, there].map((one) =>
      one.part === undefined ? thumbnailPath(this.links.locate(one.fileId)) : small.get(placeOf(one)),
    );
    return {
      here: { filename: here.filename, thumbnail: mine ?? '' },
      there: { filename: there.filename, thumbnail: theirs ?? '' },
    };
  }
}

const placeOf = ({ fileId, part = '' }: { fileId: string; part?: string }): string => `${fileId} ${part}`;

function stateOf({ waiting, failed, checkedAt }: StoredCheck): IntegrityState {
  if (waiting) return 'RUNNING';
  if (failed) return 'FAILED';
  return checkedAt === null ? 'NOT_CHECKED' : 'CHECKED';
}
