import { Text } from '@fluentui/react-components';
import type { ArticleView } from '@contracts';
import { Card } from '../../../shared/display/card';
import { RichText } from '../../../shared/rich-text/rich-text';

/** The submitted information, read-only (spec part 1, section 2, 'Upload revision'). */
export function ManuscriptInformation({ article }: { article: ArticleView }) {
  return (
    <>
      <Card plain title="Title">
        <Text>{article.articleTitle}</Text>
      </Card>
      <Card plain title="Classification name">
        <Text>{article.type?.name ?? 'None'}</Text>
      </Card>
      <Card plain title="Comments to the editor">
        <RichText html={article.coverLetter} empty="There is no cover letter." />
      </Card>
      <Card plain title="Abstract">
        <RichText html={article.abstractText} empty="There is no abstract." />
      </Card>
    </>
  );
}
