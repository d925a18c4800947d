import {
  activate,
  allowEmailChange,
  changePassword,
  checkPassword,
  checkToken,
  deleteAvatar,
  deleteTokens,
  hasPassword,
  resend,
  resendLink,
  signIn,
  signOut,
  signUp,
  undoEmailChange,
  updateAvatar,
  updateEmailNotifications,
  updateLanguage,
  updateUser,
  user,
  validateAccessToken,
  validateEmail,
  verifyPassword,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import type { Pictures } from "#api/pictures/createPictures.ts";
import type { FileStore } from "#api/storage/FileStore.ts";
import { handleActivate } from "./activate.handler.ts";
import { deleteAvatarHandler, updateAvatarHandler } from "./avatar.handler.ts";
import { handleCheckToken, handleDeleteTokens } from "./checkToken.handler.ts";
import { handleAllowEmailChange, handleUndoEmailChange } from "./emailChange.handler.ts";
import { mountAvatars } from "./mountAvatars.ts";
import {
  handleChangePassword,
  handleCheckPassword,
  handleHasPassword,
  handleVerifyPassword,
} from "./password.handler.ts";
import { handleResend, handleResendLink } from "./resend.handler.ts";
import { handleSignIn } from "./signIn.handler.ts";
import { handleSignOut } from "./signOut.handler.ts";
import { handleSignUp } from "./signUp.handler.ts";
import {
  handleUpdateEmailNotifications,
  handleUpdateLanguage,
  handleUpdateUser,
} from "./updateUser.handler.ts";
import { handleUser } from "./user.handler.ts";
import { handleValidateAccessToken } from "./validateAccessToken.handler.ts";
import { handleValidateEmail } from "./validateEmail.handler.ts";

export function mountAccounts(app: App, tools: { files: FileStore; pictures: Pictures }): void {
  mountEndpoint(app, signUp, handleSignUp);
  mountEndpoint(app, activate, handleActivate);
  mountEndpoint(app, checkToken, handleCheckToken);
  mountEndpoint(app, deleteTokens, handleDeleteTokens);
  mountEndpoint(app, resend, handleResend);
  mountEndpoint(app, resendLink, handleResendLink);
  mountEndpoint(app, allowEmailChange, handleAllowEmailChange);
  mountEndpoint(app, undoEmailChange, handleUndoEmailChange);
  mountEndpoint(app, validateEmail, handleValidateEmail);

  mountEndpoint(app, signIn, handleSignIn);
  mountEndpoint(app, signOut, handleSignOut);
  mountEndpoint(app, validateAccessToken, handleValidateAccessToken);

  mountEndpoint(app, user, handleUser);
  mountEndpoint(app, updateUser, handleUpdateUser);
  mountEndpoint(app, updateLanguage, handleUpdateLanguage);
  mountEndpoint(app, updateEmailNotifications, handleUpdateEmailNotifications);
  mountEndpoint(app, updateAvatar, updateAvatarHandler(tools));
  mountEndpoint(app, deleteAvatar, deleteAvatarHandler(tools));
  mountAvatars(app, tools);

  mountEndpoint(app, checkPassword, handleCheckPassword);
  mountEndpoint(app, verifyPassword, handleVerifyPassword);
  mountEndpoint(app, changePassword, handleChangePassword);
  mountEndpoint(app, hasPassword, handleHasPassword);
}
