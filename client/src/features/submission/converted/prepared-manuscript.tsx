import type { ArticleView } from '@contracts';
import { ConvertedManuscript } from './converted-manuscript';
import { useConverted } from './use-converted';

/** For a revision or correction: its author may look at the PDF that reviewers will read; nothing demands it. */
export function PreparedManuscript({ article, revision }: { article: ArticleView; revision: number }) {
  const converted = useConverted(article);
  return <ConvertedManuscript {...{ article, revision, converted }} onMake={() => void converted.make(article.id)} />;
}
