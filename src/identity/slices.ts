import { AuthenticateController } from './features/authenticate/authenticate.controller';
import { AuthenticateHandler } from './features/authenticate/authenticate.handler';
import { ChangeExpertiseController } from './features/change-expertise/change-expertise.controller';
import { ChangeExpertiseHandler } from './features/change-expertise/change-expertise.handler';
import { ChangeGroupController } from './features/change-group/change-group.controller';
import { ChangeGroupHandler } from './features/change-group/change-group.handler';
import { ChangeSeniorityController } from './features/change-seniority/change-seniority.controller';
import { ChangeSeniorityHandler } from './features/change-seniority/change-seniority.handler';
import { CreateUserController } from './features/create-user/create-user.controller';
import { CreateUserHandler } from './features/create-user/create-user.handler';
import { EndLoginAsController } from './features/end-login-as/end-login-as.controller';
import { EndLoginAsHandler } from './features/end-login-as/end-login-as.handler';
import { RegisterPersonController } from './features/register-person/register-person.controller';
import { RegisterPersonHandler } from './features/register-person/register-person.handler';
import { RequestResetController } from './features/request-reset/request-reset.controller';
import { RequestResetHandler } from './features/request-reset/request-reset.handler';
import { SetPasswordController } from './features/set-password/set-password.controller';
import { SetPasswordHandler } from './features/set-password/set-password.handler';
import { SignOutController } from './features/sign-out/sign-out.controller';
import { SignOutHandler } from './features/sign-out/sign-out.handler';
import { StartLoginAsController } from './features/start-login-as/start-login-as.controller';
import { StartLoginAsHandler } from './features/start-login-as/start-login-as.handler';
import { UpdateUserController } from './features/update-user/update-user.controller';
import { UpdateUserHandler } from './features/update-user/update-user.handler';
import { ExportSecurityLogController } from './queries/export-security-log/export-security-log.controller';
import { GetUserController } from './queries/get-user/get-user.controller';
import { GetUserHandler } from './queries/get-user/get-user.handler';
import { ListAssociateEditorsController } from './queries/list-associate-editors/list-associate-editors.controller';
import { ListAssociateEditorsHandler } from './queries/list-associate-editors/list-associate-editors.handler';
import { ListCountriesController } from './queries/list-countries/list-countries.controller';
import { ListGroupsController } from './queries/list-groups/list-groups.controller';
import { ListReviewerAccountsController } from './queries/list-reviewer-accounts/list-reviewer-accounts.controller';
import { ListReviewerAccountsHandler } from './queries/list-reviewer-accounts/list-reviewer-accounts.handler';
import { ListReviewersController } from './queries/list-reviewers/list-reviewers.controller';
import { ListReviewersHandler } from './queries/list-reviewers/list-reviewers.handler';
import { ListSecurityLogController } from './queries/list-security-log/list-security-log.controller';
import { ListSecurityLogHandler } from './queries/list-security-log/list-security-log.handler';
import { ListUsersController } from './queries/list-users/list-users.controller';
import { ListUsersHandler } from './queries/list-users/list-users.handler';

/** In this order: a fixed path stands before one with a parameter in its place. */
export const CONTROLLERS = [
  AuthenticateController,
  RegisterPersonController,
  RequestResetController,
  SetPasswordController,
  SignOutController,
  EndLoginAsController,
  StartLoginAsController,
  CreateUserController,
  ChangeGroupController,
  ChangeSeniorityController,
  UpdateUserController,
  ChangeExpertiseController,
  ListCountriesController,
  ListGroupsController,
  ListReviewersController,
  ListReviewerAccountsController,
  ListAssociateEditorsController,
  ListUsersController,
  ListSecurityLogController,
  ExportSecurityLogController,
  GetUserController,
] as const;

export const COMMAND_HANDLERS = [
  AuthenticateHandler,
  ChangeExpertiseHandler,
  ChangeGroupHandler,
  ChangeSeniorityHandler,
  CreateUserHandler,
  EndLoginAsHandler,
  RegisterPersonHandler,
  RequestResetHandler,
  SetPasswordHandler,
  SignOutHandler,
  StartLoginAsHandler,
  UpdateUserHandler,
] as const;

export const QUERY_HANDLERS = [
  GetUserHandler,
  ListAssociateEditorsHandler,
  ListReviewerAccountsHandler,
  ListReviewersHandler,
  ListSecurityLogHandler,
  ListUsersHandler,
] as const;
