import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("pages/home/Home.route.tsx"),
  route("search/:pickupLocationSlug?/:supplierSlug?", "pages/search/Search.route.tsx"),
  route("checkout", "pages/checkout/Checkout.route.tsx"),
  route("booking", "pages/booking/Booking.route.tsx"),
  route("sign-in", "pages/sign-in/SignIn.route.tsx"),
  route("sign-up", "pages/sign-up/SignUp.route.tsx"),
  route("activate", "pages/activate/Activate.route.tsx"),
  route("forgot-password", "pages/forgot-password/ForgotPassword.route.tsx"),
  route("reset-password", "pages/reset-password/ResetPassword.route.tsx"),
  route("undo-email-change", "pages/email-change/UndoEmailChange.route.tsx"),
  route("allow-email-change", "pages/email-change/AllowEmailChange.route.tsx"),
  route("settings", "pages/settings/Settings.route.tsx"),
  route("change-password", "pages/change-password/ChangePassword.route.tsx"),
  route("contact", "pages/contact/Contact.route.tsx"),
  route("tos", "pages/terms/Terms.route.tsx"),
  route("*", "pages/not-found/NotFound.route.tsx"),
] satisfies RouteConfig;
