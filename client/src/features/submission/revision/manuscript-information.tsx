import { Text } from '@fluentui/react-components';
import { type ArticleView, t, typeWords } from '@contracts';
import { Card } from '../../../shared/display/card';
import { RichText } from '../../../shared/rich-text/rich-text';

/** The submitted information, read-only (spec part 1, section 2, 'Upload revision'). */
export function ManuscriptInformation({ article }: { article: ArticleView }) {
  return (
    <>
      <Card plain title={t('Title')}>
        <Text>{article.articleTitle}</Text>
      </Card>
      <Card plain title={t('Classification name')}>
        <Text>{article.type ? typeWords(article.type.name) : t('None')}</Text>
      </Card>
      <Card plain title={t('Comments to the editor')}>
        <RichText html={article.coverLetter} empty={t('There is no cover letter.')} />
      </Card>
      <Card plain title={t('Abstract')}>
        <RichText html={article.abstractText} empty={t('There is no abstract.')} />
      </Card>
    </>
  );
}
