import { Link, Text } from '@fluentui/react-components';
import { type ReviewFileView, sizeLabel, t } from '@contracts';

/** The annotated manuscript of a review; it opens in a new tab. */
export function AnnotatedLink({ file }: { file: ReviewFileView | null }) {
  if (file === null) return null;
  return (
    <Text>
      <Link inline href={file.location} target="_blank" rel="noreferrer">
        {t('Annotated manuscript')}
      </Link>{' '}
      (.{file.fileType}, {sizeLabel(file.size)})
    </Text>
  );
}
