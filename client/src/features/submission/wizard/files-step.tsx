import { makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { type ArticleView, t, WIZARD_DESIGNATIONS } from '@contracts';
import { ManagedFiles } from '../../../shared/files/managed-files';
import { FiguresButton } from '../files/figures-button';

const useStyles = makeStyles({
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
});

interface Props {
  article: ArticleView;
  /** Message to show; empty until the person first tries to continue. */
  message: string | undefined;
  adopt(article: ArticleView): void;
}

/** Step 4: the files of the manuscript (spec part 1, section 2). */
export function FilesStep({ article, message, adopt }: Props) {
  const styles = useStyles();
  return (
    <div id="files" tabIndex={-1} data-label="Files" className={styles.step}>
      <Text>
        {t(
          'One manuscript as .doc, .docx or .odt; all tables in one document; each figure as a separate .png, .jpg or .tiff.',
        )}
      </Text>
      {message && (
        <MessageBar intent="error">
          <MessageBarBody>{message}</MessageBarBody>
        </MessageBar>
      )}
      <ManagedFiles
        article={article}
        revision={0}
        designations={WIZARD_DESIGNATIONS}
        label={t('Files of this manuscript')}
        empty={t('No files yet. Start with the manuscript.')}
        tools={<FiguresButton article={article} revision={0} onSaved={adopt} />}
        onChanged={adopt}
      />
    </div>
  );
}
