import { MESSAGES, t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { FiguresQuestion } from '../files/figures-question';
import type { WizardState } from './use-wizard';

/** The questions asked before leaving the files step (spec part 1, section 5, 'File upload'). */
export function WizardQuestions({ wizard }: { wizard: WizardState }) {
  const { article } = wizard.draft;
  return (
    <>
      <ConfirmDialog
        open={wizard.askingForPictures}
        title={t('No picture has been uploaded')}
        text={MESSAGES.confirmMoveOn}
        confirm={t('Move on without pictures')}
        cancel={t('Stay and add pictures')}
        onConfirm={() => wizard.answerPictures(true)}
        onCancel={() => wizard.answerPictures(false)}
      />
      {wizard.askingForTitles && article && (
        <FiguresQuestion
          demanding
          article={article}
          revision={article.revision}
          onSaved={wizard.answerTitles}
          onClose={() => wizard.answerTitles(null)}
        />
      )}
    </>
  );
}
