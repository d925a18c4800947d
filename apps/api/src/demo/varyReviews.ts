import type { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
import type { DemoReview } from "./makeReview.ts";

const HOUR = 3_600_000;

/**
 * Returns the reviews of an agency with every third comment in Arabic, English or Spanish, and the agency's
 * responses to some [RV9, RV11]. Uses no random draws, because a draw would change every later row.
 */
export function varyReviews(reviews: readonly DemoReview[], now: Date): DemoReview[] {
  return reviews.map((review, index) => {
    const other = otherLanguages[(index / 3) % otherLanguages.length];
    const varied =
      other === undefined || review.comments === "" || review.comments === undefined
        ? review
        : { ...review, language: other, comments: commentIn(other, review.rating, index) };
    const answer = index % 4 === 0 ? answers[varied.language] : undefined;
    const at = Math.min(review.created_at.getTime() + 20 * HOUR, now.getTime());
    return {
      ...varied,
      answer: answer?.[review.rating >= 4 ? "good" : "bad"] ?? null,
      answer_language: answer === undefined ? null : varied.language,
      answered_at: answer === undefined ? null : new Date(at),
    };
  });
}

const otherLanguages = ["ar", "en", "es"] as const;
type OtherLanguage = (typeof otherLanguages)[number];

function commentIn(language: OtherLanguage, rating: number, index: number): string {
  const texts = comments[language][rating >= 4 ? "good" : "bad"];
  return texts[index % texts.length] ?? "";
}

const comments: Record<OtherLanguage, Record<"good" | "bad", readonly string[]>> = {
  ar: {
    good: [
      "سيارة نظيفة والاستلام في الموعد أمام باب المطار.",
      "الثمن المعروض هو الثمن المدفوع، دون أي زيادة عند الاستلام.",
      "استرجعت مبلغ الضمان في اليوم الموالي للإرجاع.",
    ],
    bad: ["انتظرنا أكثر من ساعة ولم يجب أحد على الهاتف.", "السيارة أقدم مما في الصورة، والمكيف ضعيف."],
  },
  en: {
    good: [
      "Clean car, keys in ten minutes, and the price was the one on the site.",
      "Our flight was late and somebody still waited for us with the car.",
    ],
    bad: ["We waited an hour at the desk.", "The car was older than on the photo."],
  },
  es: {
    good: [
      "Coche limpio y entrega puntual en la salida del aeropuerto.",
      "Muy buena atención, y la fianza devuelta al día siguiente.",
    ],
    bad: [
      "Una hora de espera y nadie contestaba al teléfono.",
      "El coche era más antiguo que el de la foto.",
    ],
  },
};

const answers: Partial<Record<ReviewLanguage, Record<"good" | "bad", string>>> = {
  fr: {
    good: "Merci pour votre confiance, et à bientôt !",
    bad: "Nous sommes désolés et avons revu nos horaires de remise.",
  },
  ar: { good: "شكرا على ثقتكم، وإلى اللقاء قريبا.", bad: "نعتذر عن ذلك، وقد راجعنا مواعيد الاستلام لدينا." },
  en: { good: "Thank you, and see you soon!", bad: "We are sorry, and have changed our opening hours." },
  es: {
    good: "Gracias por su confianza y hasta pronto.",
    bad: "Lo sentimos: ya hemos corregido el problema.",
  },
};
