import {
  activate,
  addPasskey,
  allowEmailChange,
  changePassword,
  checkPassword,
  checkToken,
  deleteAvatar,
  deleteTokens,
  endOtherSessions,
  endOwnSession,
  hasPassword,
  makeRecoveryCodes,
  ownSessions,
  passkeyChallenge,
  passkeys,
  prepareAuthenticator,
  preparePasskey,
  removePasskey,
  resend,
  resendLink,
  secondFactor,
  setSecondFactor,
  signIn,
  signInStaff,
  signInWithPasskey,
  signOut,
  signUp,
  undoEmailChange,
  updateAvatar,
  updateEmailNotifications,
  updatePromotions,
  updateLanguage,
  updateUser,
  user,
  validateAccessToken,
  validateEmail,
  verifyPassword,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import type { Pictures } from "#api/files/pictures/createPictures.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { handleActivate } from "./signUp/activate.handler.ts";
import { deleteAvatarHandler, updateAvatarHandler } from "./profile/avatar.handler.ts";
import { handleCheckToken, handleDeleteTokens } from "./signUp/checkToken.handler.ts";
import { handleAllowEmailChange, handleUndoEmailChange } from "./address/emailChange.handler.ts";
import { mountAvatars } from "./profile/mountAvatars.ts";
import {
  handleChangePassword,
  handleCheckPassword,
  handleHasPassword,
  handleVerifyPassword,
} from "./password/password.handler.ts";
import { handleResend, handleResendLink } from "./signUp/resend.handler.ts";
import {
  handleAddPasskey,
  handlePasskeyChallenge,
  handlePasskeys,
  handlePreparePasskey,
  handleRemovePasskey,
} from "./passkeys/passkeys.handler.ts";
import { passkeyBodyLimit } from "./passkeys/passkeyBodyLimit.ts";
import { handleSignInWithPasskey } from "./passkeys/signInWithPasskey.handler.ts";
import {
  handleEndOtherSessions,
  handleEndOwnSession,
  handleOwnSessions,
} from "./session/ownSessions.handler.ts";
import {
  handleMakeRecoveryCodes,
  handlePrepareAuthenticator,
  handleSecondFactor,
  handleSetSecondFactor,
} from "./secondFactor/secondFactor.handler.ts";
import { handleSignIn, handleSignInStaff } from "./session/signIn.handler.ts";
import { handleSignOut } from "./session/signOut.handler.ts";
import { handleSignUp } from "./signUp/signUp.handler.ts";
import {
  handleUpdateEmailNotifications,
  handleUpdatePromotions,
  handleUpdateLanguage,
  handleUpdateUser,
} from "./profile/updateUser.handler.ts";
import { handleUser } from "./profile/user.handler.ts";
import { handleValidateAccessToken } from "./session/validateAccessToken.handler.ts";
import { handleValidateEmail } from "./address/validateEmail.handler.ts";

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
  mountEndpoint(app, signInStaff, handleSignInStaff);
  mountEndpoint(app, signInWithPasskey, handleSignInWithPasskey, { bodyLimit: passkeyBodyLimit });
  mountEndpoint(app, passkeyChallenge, handlePasskeyChallenge);
  mountEndpoint(app, passkeys, handlePasskeys);
  mountEndpoint(app, preparePasskey, handlePreparePasskey, { bodyLimit: passkeyBodyLimit });
  mountEndpoint(app, addPasskey, handleAddPasskey, { bodyLimit: passkeyBodyLimit });
  mountEndpoint(app, removePasskey, handleRemovePasskey, { bodyLimit: passkeyBodyLimit });
  mountEndpoint(app, secondFactor, handleSecondFactor);
  mountEndpoint(app, prepareAuthenticator, handlePrepareAuthenticator);
  mountEndpoint(app, setSecondFactor, handleSetSecondFactor);
  mountEndpoint(app, makeRecoveryCodes, handleMakeRecoveryCodes);
  mountEndpoint(app, ownSessions, handleOwnSessions);
  mountEndpoint(app, endOwnSession, handleEndOwnSession);
  mountEndpoint(app, endOtherSessions, handleEndOtherSessions);
  mountEndpoint(app, signOut, handleSignOut);
  mountEndpoint(app, validateAccessToken, handleValidateAccessToken);

  mountEndpoint(app, user, handleUser);
  mountEndpoint(app, updateUser, handleUpdateUser);
  mountEndpoint(app, updateLanguage, handleUpdateLanguage);
  mountEndpoint(app, updateEmailNotifications, handleUpdateEmailNotifications);
  mountEndpoint(app, updatePromotions, handleUpdatePromotions);
  mountEndpoint(app, updateAvatar, updateAvatarHandler(tools));
  mountEndpoint(app, deleteAvatar, deleteAvatarHandler(tools));
  mountAvatars(app, tools);

  mountEndpoint(app, checkPassword, handleCheckPassword);
  mountEndpoint(app, verifyPassword, handleVerifyPassword);
  mountEndpoint(app, changePassword, handleChangePassword);
  mountEndpoint(app, hasPassword, handleHasPassword);
}
