import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Asks veraPDF whether a file keeps the rules of a flavour ('3a', 'ua1'), and prints each broken one once. */
public class JudgePdf {
  public static void main(String[] asked) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    var foundry = Foundries.defaultInstance();
    var flavour = PDFAFlavour.byFlavourId(asked[0]);
    try (var parser = foundry.createParser(new FileInputStream(asked[1]), flavour)) {
      var result = foundry.createValidator(flavour, false).validate(parser);
      System.out.println(result.isCompliant() ? "compliant" : "not compliant");
      result.getTestAssertions().stream()
          .filter(one -> one.getStatus() == TestAssertion.Status.FAILED)
          .map(one -> one.getRuleId().getClause() + "-" + one.getRuleId().getTestNumber() + " " + one.getMessage())
          .distinct()
          .forEach(System.out::println);
    }
  }
}
