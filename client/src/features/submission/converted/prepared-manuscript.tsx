import type { ArticleView } from '@contracts';
import { ConvertedManuscript } from './converted-manuscript';
import { useConverted } from './use-converted';

/** The PDF that reviewers will read, for the author of a revision or correction. Looking at it is optional. */
export function PreparedManuscript({ article, revision }: { article: ArticleView; revision: number }) {
  const converted = useConverted(article);
  return <ConvertedManuscript {...{ article, revision, converted }} onMake={() => void converted.make(article.id)} />;
}
