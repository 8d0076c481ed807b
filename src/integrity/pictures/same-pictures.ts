import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { Articles, type ArticleState } from '../../article';
import { INTEGRITY_LIMITS } from '../../contracts';
import { PICTURE_LIMITS } from '../../platform/pictures/picture-limits';
import type { StoredPicture, StoredPictureSign } from '../checking/integrity-store';
import { comparePeople } from '../signs/author-changes';
import { ArticlePictures, type FoundPicture } from './article-pictures';
import { difference, lookOf, markOf, type PictureLook, rotationsOf } from './picture-look';
import { type LikePicture, type MarkedPicture, PictureStore, type SoughtMark } from './picture-store';

/** A look for which earlier pictures are sought. */
interface Sought {
  look: PictureLook;
  picture: StoredPicture;
}

/** Signs, and the difference of the two most similar pictures; null when none was similar at all. */
interface FoundPictures {
  signs: StoredPictureSign[];
  differentPercent: number | null;
}

const [pack, unpack] = [promisify(deflateRaw), promisify(inflateRaw)];
/** Wide enough to compare by eye on the card. */
const SMALL_WIDTH = 336;

/** Searches for pictures of one article that are also in an earlier submission, in any rotation. */
@Injectable()
export class SamePictures {
  constructor(
    private readonly articles: Articles,
    private readonly pictures: ArticlePictures,
    private readonly store: PictureStore,
  ) {}

  /** Also stores the marks of its pictures, for later submissions. Returns one sign for each earlier article. */
  async find(state: ArticleState, submittedAt: string): Promise<FoundPictures> {
    const marked: MarkedPicture[] = [];
    const sought: Sought[] = [];
    const marks: SoughtMark[] = [];
    for await (const picture of this.pictures.of(state))
      for (const cut of [false, true]) {
        const look = await lookOf(picture.bytes, cut);
        const mark = look && (await markOf(look));
        if (!look || mark === null) continue;
        // Most pictures have no margin.
        if (cut && marked.at(-1)?.mark === mark && isLast(marked, picture)) continue;
        marked.push({ ...(await this.toStoredPicture(picture, look)), mark, cut });
        for (const turned of rotationsOf(look)) {
          marks.push({ mine: sought.length, mark: (await markOf(turned)) ?? mark });
          sought.push({ look: turned, picture: storedOf(picture) });
        }
      }
    await this.store.replace(state.id, marked);
    const same: { mine: StoredPicture; there: LikePicture }[] = [];
    let differentPercent: number | null = null;
    for (const there of await this.store.findSimilar(state.id, submittedAt, marks)) {
      const mine = sought[there.mine];
      const percent = mine ? await this.differenceOf(mine.look, there) : null;
      if (!mine || percent === null) continue;
      differentPercent = Math.min(differentPercent ?? percent, percent);
      if (percent <= INTEGRITY_LIMITS.differentPercent) same.push({ mine: mine.picture, there });
    }
    return { signs: await this.signs(state, same), differentPercent };
  }

  private async toStoredPicture({ bytes, ...picture }: FoundPicture, look: PictureLook) {
    if (picture.part === '') return { ...picture, look: null, small: null };
    const small = sharp(bytes, PICTURE_LIMITS).rotate().flatten({ background: '#ffffff' });
    return {
      ...picture,
      look: await pack(look),
      small: await small.resize({ width: SMALL_WIDTH, withoutEnlargement: true }).jpeg().toBuffer(),
    };
  }

  private async signs(
    state: ArticleState,
    same: readonly { mine: StoredPicture; there: LikePicture }[],
  ): Promise<StoredPictureSign[]> {
    const signs: StoredPictureSign[] = [];
    for (const otherId of new Set(same.map(({ there }) => there.articleId))) {
      const { samePeople } = comparePeople(state, await this.articles.load(otherId));
      const pairs = new Map<string, StoredPictureSign['pictures'][number]>();
      for (const { mine: here, there } of same.filter((one) => one.there.articleId === otherId))
        pairs.set([here.fileId, here.part, there.fileId, there.part].join('\n'), { here, there: storedOf(there) });
      signs.push({ kind: 'SAME_PICTURE', otherId, samePeople, pictures: [...pairs.values()] });
    }
    return signs;
  }

  /** Null when the earlier picture no longer exists. */
  private async differenceOf(mine: PictureLook, { hash, cut, look }: LikePicture): Promise<number | null> {
    const bytes = look === null ? await this.pictures.bytes(hash) : null;
    const theirs = look === null ? bytes && (await lookOf(bytes, cut)) : await unpack(look);
    return theirs ? difference(mine, theirs) : null;
  }
}

/** A figure has no empty `part`, as in older signs. */
const storedOf = ({ fileId, filename, part }: { fileId: string; filename: string; part: string }): StoredPicture => ({
  fileId,
  filename,
  ...(part !== '' && { part }),
});

const isLast = (marked: readonly MarkedPicture[], { fileId, part }: FoundPicture): boolean => {
  const last = marked.at(-1);
  return last?.fileId === fileId && last.part === part;
};
