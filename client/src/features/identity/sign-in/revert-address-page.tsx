import { Button, MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import { Link, useSearchParams } from 'react-router-dom';
import { t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { Card } from '../../../shared/display/card';
import { FormActions } from '../../../shared/forms/form-actions';
import { Rich } from '../../../shared/language/rich';
import { Page } from '../../../shared/page/page';
import { useRevertAddressMutation } from '../identity-api';

/** The page of the link at the old address: undoes a change of address (lifecycle, section 5 (2)). Opening it changes nothing. */
export function RevertAddressPage() {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const [revert, { isLoading, isSuccess, error }] = useRevertAddressMutation();
  return (
    <Page title={t('Undo the change of address')} width="reading">
      {key === '' && <Text>{t('This link is incomplete. Please open it from the mail again.')}</Text>}
      {isSuccess && (
        <Text role="status">
          <Rich
            text="Your account has this address again, and all its sessions have ended. A link to choose a new password is in your mailbox. <link>Go to the sign-in page</link>"
            tags={{ link: (words) => <Link to="/">{words}</Link> }}
          />
        </Text>
      )}
      {key !== '' && !isSuccess && (
        <Card>
          <Text>
            {t(
              'If you did not change the address of your account, undo the change. All sessions of the account end, its password stops working, and you get a link to choose a new one.',
            )}
          </Text>
          {error !== undefined && (
            <MessageBar intent="error" layout="multiline" role="alert">
              <MessageBarBody>{errorMessage(error)}</MessageBarBody>
            </MessageBar>
          )}
          <FormActions>
            <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void revert({ key })}>
              {t('Undo the change')}
            </Button>
          </FormActions>
        </Card>
      )}
    </Page>
  );
}
