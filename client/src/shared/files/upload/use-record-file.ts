import type { ArticleView } from '@contracts';
import { isApiError } from '../../api/api-error';
import { useLazyArticleQuery } from '../../api/article-api';
import { filesApi, type NewFile } from '../files-api';

/** No answer, and the answer to a second try for a file that has been recorded. */
const MAYBE_RECORDED: readonly number[] = [0, 400];

const isRecorded = ({ files }: ArticleView, { filename, replaces }: NewFile): boolean =>
  replaces === undefined
    ? files.some((file) => file.filename === filename)
    : !files.some((file) => file.id === replaces);

/** Makes an upload a file of the article. If the answer is lost, the article shows whether that has happened. */
export function useRecordFile(articleId: string): (body: NewFile) => Promise<ArticleView> {
  const [add] = filesApi.useAddFileMutation();
  const [read] = useLazyArticleQuery();
  return async (body) => {
    try {
      return await add({ articleId, body }).unwrap();
    } catch (error) {
      if (!isApiError(error) || !MAYBE_RECORDED.includes(error.statusCode)) throw error;
      const article = await read(articleId)
        .unwrap()
        .catch(() => null);
      if (!article || !isRecorded(article, body)) throw error;
      return article;
    }
  };
}
