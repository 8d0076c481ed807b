import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { type ArticleFile, Articles, type ArticleState } from '../../article';
import { INTEGRITY_LIMITS, PICTURE_EXTENSIONS } from '../../contracts';
import { FileCatalogue } from '../../files/public';
import { BlobMissing, BLOBS, type Blobs } from '../../platform/blobs';
import type { StoredPictureSign } from '../checking/integrity-store';
import { comparePeople } from '../signs/author-changes';
import { difference, lookOf, markOf, type PictureLook } from './picture-look';
import { type LikePicture, type MarkedPicture, PictureStore } from './picture-store';

const MOST_PICTURES = 100;

/** Looks for figures of one article that are in an earlier submission too. */
@Injectable()
export class SamePictures {
  constructor(
    private readonly articles: Articles,
    private readonly files: FileCatalogue,
    private readonly store: PictureStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** Keeps the marks of its figures, for the submissions that come after it. One sign for each earlier article. */
  async find(state: ArticleState, submittedAt: string): Promise<StoredPictureSign[]> {
    const looks = new Map<string, PictureLook>();
    const pictures: MarkedPicture[] = [];
    for (const { fileId, fileName: filename, hash } of await this.figuresOf(state)) {
      const look = await this.look(hash);
      const mark = look && (await markOf(look));
      if (!look || mark === null) continue;
      looks.set(fileId, look);
      pictures.push({ fileId, filename, hash, mark });
    }
    await this.store.replace(state.id, pictures);
    const same: LikePicture[] = [];
    for (const picture of await this.store.like(state.id, submittedAt))
      if (await this.isSame(looks.get(picture.mine), picture.hash)) same.push(picture);
    return this.signs(state, pictures, same);
  }

  private async signs(
    state: ArticleState,
    pictures: readonly MarkedPicture[],
    same: readonly LikePicture[],
  ): Promise<StoredPictureSign[]> {
    const signs: StoredPictureSign[] = [];
    for (const otherId of new Set(same.map(({ articleId }) => articleId))) {
      const { samePeople } = comparePeople(state, await this.articles.load(otherId));
      const theirs = same.filter(({ articleId }) => articleId === otherId);
      const pairs = pictures.flatMap(({ fileId, filename }) =>
        theirs
          .filter(({ mine }) => mine === fileId)
          .map((there) => ({
            here: { fileId, filename },
            there: { fileId: there.fileId, filename: there.filename },
          })),
      );
      signs.push({ kind: 'SAME_PICTURE', otherId, samePeople, pictures: pairs });
    }
    return signs;
  }

  /** Figures of this revision; those whose bytes went with a person are not there. */
  private async figuresOf({ files, revision }: ArticleState): Promise<ArticleFile[]> {
    const figures = files.filter((file) => file.revision === revision && PICTURE_EXTENSIONS.includes(file.extension));
    const erased = await this.files.erased(figures.map(({ hash }) => hash));
    return figures.filter(({ hash }) => !erased.has(hash)).slice(0, MOST_PICTURES);
  }

  private async isSame(mine: PictureLook | undefined, hash: string): Promise<boolean> {
    const theirs = mine && (await this.look(hash));
    return theirs ? difference(mine, theirs) <= INTEGRITY_LIMITS.differentPercent : false;
  }

  private async look(hash: string): Promise<PictureLook | null> {
    try {
      return await lookOf(await buffer(await this.blobs.open(hash)));
    } catch (failure) {
      if (failure instanceof BlobMissing) return null;
      throw failure;
    }
  }
}
